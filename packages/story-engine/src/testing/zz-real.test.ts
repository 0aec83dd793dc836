import { readdirSync, readFileSync, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { it } from 'vitest'
import { ThemeSource, CommonSource } from '../theme-schema.js'
import { lintTheme } from '../checks/lint-theme.js'
import { compileTheme } from '../compile/compile-theme.js'
import { exploreTheme } from '../checks/explore-theme.js'
import { checkTelling } from '../checks/check-telling.js'
import { openStory } from '../telling/open-story.js'
import { tellTurn } from '../telling/tell-turn.js'
const require = createRequire('/work/main/packages/story-content/package.json')
const { parse } = require('yaml')
it('real', () => {
  const dir = '/work/main/packages/story-content/themes/sixth-key'
  const raw = parse(readFileSync(dir + '/theme.yaml', 'utf8'))
  raw.scenes = readdirSync(dir + '/scenes').toSorted().flatMap((f) => parse(readFileSync(dir + '/scenes/' + f, 'utf8')))
  const parsed = ThemeSource.safeParse(raw)
  if (!parsed.success) { console.log(JSON.stringify(parsed.error.issues.slice(0, 10), null, 1)); return }
  const cp = ['/work/main/packages/story-content/common/bridges.yaml','/work/main/packages/story-content/themes/common.yaml','/work/main/packages/story-content/common.yaml'].find(existsSync)
  const cr = cp ? parse(readFileSync(cp, 'utf8')) : { bridges: [] }
  const common = CommonSource.parse(Array.isArray(cr) ? { bridges: cr } : cr)
  console.log('common', cp, common.bridges.length)
  const f = lintTheme(parsed.data, common)
  console.log(f.length, f.slice(0, 60).map((x) => `${x.level} ${x.code} ${x.where}: ${x.message}`).join('\n'))
  const theme = compileTheme(parsed.data, common)
  let t = performance.now()
  const e = exploreTheme(theme)
  console.log('explore', (performance.now() - t) | 0, e.endings.map((x) => [x.key, x.path?.length]), e.unreachedScenes, e.untakenMoves, e.tooFewChoices, e.turns)
  t = performance.now()
  const r = checkTelling(theme, [1, 2, 3, 4, 5])
  console.log('check', (performance.now() - t) | 0, r.plays, r.turns, r.endings, r.repetition, r.problems.slice(0, 15))
  const inputs = ['하진에게 여섯 번째 자리가 왜 비었는지 캐묻고 싶어', '창틀을 살펴보고 나서 진열장을 들여다본다', 'ㅋ'.repeat(500), '가나다라마바사 '.repeat(62), '“누가 열쇠를 가져갔죠?” 하고 백도영에게 따져 묻는다', '열쇠를 살펴보고 싶어 '.repeat(40), '살'.repeat(500), '👻'.repeat(250)]
  for (let k = 0; k < 50; k++) for (const text of inputs) tellTurn(theme, openStory(theme).state, { kind: 'do', text }, k)
  for (const inp of inputs) { const times: number[] = []; for (let i = 0; i < 200; i++) { let { state } = openStory(theme); const a = performance.now(); tellTurn(theme, state, { kind: 'do', text: inp }, i); times.push(performance.now() - a) }
  times.sort((a, b) => a - b)
  console.log(inp.slice(0, 20), 'ms p50', times[100]?.toFixed(2), 'p99', times[197]?.toFixed(2), 'max', times[199]?.toFixed(2)) }
}, 120000)
