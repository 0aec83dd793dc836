import { it } from 'vitest'
import { blindInputs } from './blind-inputs.js'
import { hearLabelled } from './hear-labelled.js'
import { tuningInputs } from './tuning-inputs.js'
const show = (name: string, list: typeof blindInputs, detail: boolean) => {
  const v = list.map(hearLabelled)
  console.log(name, list.length, 'right', v.filter((x) => x.right).length, 'over', v.filter((x) => x.overconfident).length)
  if (detail) for (const { input, hearing, right } of v) if (!right) console.log(JSON.stringify(input.expect), input.scene, input.text, '=>', hearing.move?.id, hearing.family, hearing.waits, hearing.score.toFixed(2), hearing.intents.join(), hearing.entities.join())
}
it('r', () => { show('tuning', tuningInputs, true); if (process.env.BLIND) show('blind', blindInputs, process.env.BLIND === '2') })
