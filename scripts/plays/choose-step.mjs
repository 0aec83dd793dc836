const WALKS_A_STEP = 60
const LONGEST_WALK = 60
/** How much a way is worth that takes one turn more. */
const PATIENCE = 0.93
const GO_ON = { kind: 'continue', text: '' }
const GO_ON_SHARE = 0.06

export const toInput = ({ id, label }) => ({ kind: 'choice', text: label, choiceId: id })

/**
 * What to press next for one of the `wanted` endings: after each step that can be taken the story is walked on at
 * random many times, with dice as they fall, and the step is taken after which most walks end there soonest. Null
 * where none does.
 */
export function chooseStep(theme, here, wanted) {
  const steps = [...here.choices.map(toInput), GO_ON].map((input) => {
    const walks = Array.from({ length: WALKS_A_STEP }, () => walkOn(theme, here.state, input))
    const there = walks.filter(({ ending }) => wanted.includes(ending))
    return { input, worth: there.reduce((sum, { length }) => sum + PATIENCE ** length, 0) }
  })
  const best = steps.toSorted((one, other) => other.worth - one.worth)[0]
  return best.worth > 0 ? best.input : null
}

function walkOn(theme, start, first) {
  let told = theme.tell(start, first, anySeed())
  let length = 1
  for (; told.state.ending === undefined && length < LONGEST_WALK; length += 1)
    told = theme.tell(told.state, anyStep(told.choices), anySeed())
  return { ending: told.state.ending, length }
}

function anyStep(choices) {
  if (choices.length === 0 || Math.random() < GO_ON_SHARE) return GO_ON
  return toInput(choices[Math.floor(Math.random() * choices.length)])
}

const anySeed = () => Math.floor(Math.random() * 2 ** 31)
