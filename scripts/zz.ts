import { build } from 'vite'
import { closure, weigh } from './first-load.ts'
process.env.VITE_API_BASE_URL = '/'
const groups = process.argv[2] ? JSON.parse(process.argv[2]) : undefined
const r: any = await build({ mode: 'production', logLevel: 'warn', build: { write: false, ...(groups && {rolldownOptions: { output: { codeSplitting: groups } } }) } })
const ch = new Map(r.output.filter((c:any)=>c.type==='chunk').map((c:any)=>[c.fileName,c]))
const entry = [...ch.values()].filter((c:any)=>c.isEntry).map((c:any)=>c.fileName)
const login = [...ch.values()].filter((c:any)=>/routes\/_public\/(login|route).tsx\?/.test(c.facadeModuleId??'')).map((c:any)=>c.fileName)
for (const [n, roots] of [['entry',entry],['login',[...entry,...login]]] as any) {
  const files = [...closure(ch as any, roots)]
  const codes = files.map(f => (ch.get(f) as any).code)
  console.log(n, files.length, 'raw', codes.reduce((a,c)=>a+c.length,0), 'sum br', codes.reduce((a,c)=>a+weigh(c).brotli,0), 'concat br', weigh(codes.join('')).brotli)
  console.log(files.map(f=>f+' '+weigh((ch.get(f) as any).code).brotli).join('\n'))
}
