import { readFileSync, readdirSync } from 'node:fs'
import { parse } from 'yaml'
import { ThemeSource, CommonSource, compileTheme, openStory, tellTurn } from '@doran/story-engine'
const d = 'themes/sixth-key/'
const scenes = readdirSync(d + 'scenes')
  .sort()
  .flatMap((f) => parse(readFileSync(d + 'scenes/' + f, 'utf8')))
const c = compileTheme(
  ThemeSource.parse({ ...parse(readFileSync(d + 'theme.yaml', 'utf8')), scenes }),
  CommonSource.parse(parse(readFileSync('common/bridges.yaml', 'utf8'))),
)
const P: string[][] = [
  [
    'table/look-shoes',
    'alibi/own-hours'.replace('alibi', 'table') && 'table/roll-call',
    'alibi/own-hours',
    'alibi/ask-time',
    'corridor/to-lounge',
    'lounge/blanket',
    'lounge/gamble',
    'lounge/leave-lounge',
    'corridor/to-boiler',
    'boiler/tend',
    'boiler/leave-boiler',
    'corridor/to-desk',
    'desk/ask-key',
    'desk/ask-father',
    'desk/leave-desk',
    'corridor/to-seowoo',
    'seowoo/bluff',
    'seowoo/leave-seowoo',
    'corridor/to-reading',
    'accused/face-hajin',
    'accused/plead',
    'stack/count-books',
    'stack/run-fingers',
    'stack/pull-sixth',
    'stack/upside-down',
    'stack/to-dawn',
    'dawn/name-makrye',
    'lastleaf/ask-why',
    'lastleaf/doyoung-reads',
  ],
  [
    'table/roll-call',
    'alibi/ask-time',
    'corridor/to-reading',
    'accused/try-key',
    'stack/sit-window',
    'stack/pull-sixth',
    'stack/to-dawn',
    'dawn/reveal',
    'lastleaf/fold-back',
  ],
  [
    'table/roll-call',
    'alibi/ask-kettle',
    'alibi/ask-time',
    'corridor/to-reading',
    'accused/plead',
    'stack/sit-window',
    'stack/pull-sixth',
    'stack/to-dawn',
    'dawn/name-makrye',
    'lastleaf/~wait',
    'lastleaf/~wait',
    'lastleaf/~wait',
  ],
]
P.forEach((path, n) => {
  let st: any = openStory(c).state
  console.log('######', n)
  path.forEach((id, i) => {
    const t: any = tellTurn(c, st, { kind: 'choice', text: id, choiceId: id }, 77 * (n + 3) + i)
    console.log(`\n>> ${id} [${t.dice?.band ?? ''}]\n\n${t.text}`)
    st = t.state
  })
  console.log('==', st.ending)
})
