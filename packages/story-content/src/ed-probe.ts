import { readFileSync } from 'node:fs'
import { compileTheme, openStory, tellTurn } from '@doran/story-engine'
import { contentRoot, openCommon, openTheme } from './open-theme.js'
const root = contentRoot()
const theme = compileTheme(openTheme(root, 'sixth-key').data, openCommon(root).data)
const full = process.argv.includes('--full')
let ok = 0, n = 0
for (const line of readFileSync('/tmp/inputs.txt', 'utf8').trim().split('\n')) {
  const [scene, text, want] = line.split('|')
  const s0 = openStory(theme).state
  const F: Record<string, string[]> = { workshop: ['공책'], stack: ['책', '족보'], dawn: ['책', '일곱째'], lastleaf: ['책','도영마음'], lounge: ['화투'], accused: ['일곱째'] }
  let flags = F[scene!] ?? []
  if (scene === 'workshop' && want === 'open-press') flags = []
  if (scene === 'stack' && want !== 'upside-down') flags = ['족보']
  if (scene === 'lounge' && want === 'blanket') flags = []
  const items = scene === 'desk' ? ['여섯째열쇠'] : []
  const st = { ...s0, scene: scene!, flags, items: [...s0.items, ...items], visited: [...s0.visited, scene!] }
  const say = /^["“]/.test(text!)
  const o = tellTurn(theme, st, { kind: say ? 'say' : 'do', text: text! }, 5)
  const got = o.heard.moveId ?? '-'
  const good = got === want
  n++; if (good) ok++
  console.log(`${good ? '  ' : '✗ '}${scene} ‘${text}’ → ${got}${good ? '' : ' (want ' + want + ')'} ${o.heard.by} ${o.heard.family} ${Math.round(o.heard.score*100)}% [${o.heard.intents}|${o.heard.entities}]`)
  if (full || got === '-') console.log('      ' + o.text.split('\n')[0]!.slice(0, 90) + '  ⇒ ' + o.choices.map(c=>c.label).join(' / '))
}
console.log(ok, '/', n)
