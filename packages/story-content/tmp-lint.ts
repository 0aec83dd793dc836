import { readFileSync, readdirSync } from 'node:fs'
import { parse } from 'yaml'
import {
  ThemeSource,
  CommonSource,
  compileTheme,
  lintTheme,
  exploreTheme,
  checkTelling,
  allTexts,
} from '@doran/story-engine'
const d = 'themes/sixth-key/'
const scenes = readdirSync(d + 'scenes')
  .sort()
  .flatMap((f) => parse(readFileSync(d + 'scenes/' + f, 'utf8')))
const theme = ThemeSource.parse({ ...parse(readFileSync(d + 'theme.yaml', 'utf8')), scenes })
const common = CommonSource.parse(parse(readFileSync('common/bridges.yaml', 'utf8')))
for (const f of lintTheme(theme, common)) console.log(f.level, f.code, f.where, f.message)
console.log(exploreTheme.length, String(exploreTheme).slice(0, 300))
console.log(String(checkTelling).slice(0, 300))
const c = compileTheme(theme, common)

const ex: any = exploreTheme(c)
for (const [k, v] of Object.entries(ex))
  console.log(
    k,
    k === 'endings'
      ? (v as any[]).map((e) => [e.key, e.path?.length])
      : JSON.stringify(v).slice(0, 600),
  )
const rep: any = checkTelling(
  c,
  Array.from({ length: 50 }, (_, i) => i + 1),
)
console.log(JSON.stringify(rep).slice(0, 2000))
console.log(allTexts(theme).reduce((n, { text }) => n + text.length, 0))
