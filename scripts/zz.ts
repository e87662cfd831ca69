import { build } from 'vite'
import { closure } from './first-load.ts'
process.env.VITE_API_BASE_URL = '/'
const r: any = await build({ mode: 'production', logLevel: 'warn', build: { write: false, ...(process.argv[2] ? { rolldownOptions: { treeshake: { manualPureFunctions: process.argv[2].split(',') } } } : {}) } } as any)
const ch = new Map(r.output.filter((c:any)=>c.type==='chunk').map((c:any)=>[c.fileName,c]))
const entry = [...ch.values()].filter((c:any)=>c.isEntry).map((c:any)=>c.fileName)
const files = closure(ch as any, entry); const rows: any[] = []
for (const f of files) for (const [id,m] of Object.entries((ch.get(f) as any).modules) as any) if (!/react-dom/.test(id)) rows.push([id.replace(/.*node_modules\//,'').replace(/.*\/main\//,''), m.renderedLength])
rows.sort((a,b)=>b[1]-a[1]); console.log(rows.slice(0,90).map(x=>x.join(' ')).join('\n'))
