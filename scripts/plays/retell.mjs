// A bridge comes with one seed in some hundreds, and with given dice with one in some thousands.
const MOST_SEEDS = 300_000

/**
 * The turn that the server told, told again: the seed is the server's secret, so seeds are tried until one tells the
 * same text with the same dice. What comes with it, the story's hidden state, is then the server's own. Null where no
 * seed does.
 */
export function retell(theme, state, input, told) {
  for (let seed = 1; seed <= MOST_SEEDS; seed += 1) {
    const outcome = theme.tell(state, input, seed)
    if (outcome.text === told.output && sameRolls(outcome.dice, told.dice)) return outcome
  }
  return null
}

function sameRolls(one, other) {
  return one?.rolls.join() === other?.rolls.join()
}
