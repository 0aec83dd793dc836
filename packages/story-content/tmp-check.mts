import { readFileSync, readdirSync } from 'node:fs'
import { parse } from 'yaml'
import { ThemeSource, CommonSource } from '../story-engine/src/theme-schema.ts'
const d = 'themes/sixth-key/'
const scenes = readdirSync(d + 'scenes').sort().flatMap((f) => parse(readFileSync(d + 'scenes/' + f, 'utf8')))
const src = { ...parse(readFileSync(d + 'theme.yaml', 'utf8')), scenes }
const r = ThemeSource.safeParse(src)
if (!r.success) { for (const i of r.error.issues) console.log(i.path.join('.'), i.code, i.message); process.exit(1) }
const c = CommonSource.parse(parse(readFileSync("common/bridges.yaml","utf8")))
console.log('ok', r.data.scenes.length, c.bridges.length)
for (const s of r.data.scenes) console.log(s.id, s.moves.length, JSON.stringify(s).length)
for (const s of r.data.scenes) for (const m of s.moves) if ([...m.label].length > 24) console.log('long', m.label, [...m.label].length)
let n = 0
const walk = (v: unknown, k = ''): void => { if (typeof v === 'string') { if (k === 'text' || k === 'enter' || k === 'opening') n += v.length } else if (Array.isArray(v)) v.forEach((x) => walk(x, k)); else if (v && typeof v === 'object') for (const [kk, x] of Object.entries(v)) walk(x, kk) }
walk({ opening: r.data.opening, endings: r.data.endings, scenes: r.data.scenes })
console.log('story chars', n)
