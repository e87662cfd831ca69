import { build } from 'vite'
import { closure, weigh } from './first-load.ts'
process.env.VITE_API_BASE_URL = '/'
const memo = new Map<string, boolean>()
const reach = (id: string, ctx: any): boolean => {
  const known = memo.get(id); if (known !== undefined) return known
  memo.set(id, false)
  const info = ctx.getModuleInfo(id)
  const r = !!info && (info.isEntry || info.importers.some((i: string) => reach(i, ctx)))
  memo.set(id, r); return r
}
const variants: any = {
  none: undefined,
  app: { groups: [{ name: (id: string, ctx: any) => reach(id, ctx) ? 'app' : null }] },
  appkit: { groups: [{ name: (id: string, ctx: any) => reach(id, ctx) ? 'app' : null, priority: 3 },
   { name: 'forms', priority: 2, minShareCount: 2, test: /react-hook-form|@hookform|components\/ui\/(control|.*field|error-summary|checkbox|radio|select)/ },
   { name: 'kit', priority: 1, minShareCount: 2, test: /components\/(ui|layout)\/|lucide-react/ } ] },
}
for (const [name, groups] of Object.entries(variants)) {
memo.clear()
const r: any = await build({ mode: 'production', logLevel: 'warn', build: { write: false, ...(groups && {rolldownOptions: { output: { codeSplitting: groups } } }) } as any })
const ch = new Map(r.output.filter((c:any)=>c.type==='chunk').map((c:any)=>[c.fileName,c]))
const entry = [...ch.values()].filter((c:any)=>c.isEntry).map((c:any)=>c.fileName)
const of = (re: RegExp) => [...ch.values()].filter((c:any)=>re.test(c.facadeModuleId??'')).map((c:any)=>c.fileName)
for (const [n, roots] of [['entry',entry],['login',[...entry,...of(/routes\/_public\/(login|route).tsx\?/)]],['planner',[...entry,...of(/routes\/_signed-in\/(journey-planner|route).tsx\?/)]]] as any) {
  const files = [...closure(ch as any, roots)]
  const codes = files.map(f => (ch.get(f) as any).code)
  console.log(name, n, files.length, 'raw', codes.reduce((a,c)=>a+c.length,0), 'sum br', codes.reduce((a,c)=>a+weigh(c).brotli,0))
  if (name!=='none'&&n!=='entry') console.log(files.map(f=>f+' '+weigh((ch.get(f) as any).code).brotli).join('\n'))
}}
