import type { Acknowledged, TurnEnd } from './reader.js'

/** What of an acknowledged turn is lost, changed or half-written in the database. */
export function storedFaults(
  known: Acknowledged,
  again: { text: string; end: TurnEnd } | null,
): string[] {
  if (!again) return [`${known.turnId}: the acknowledged input is gone`]
  const { turn } = again.end
  const isDone = turn.status === 'done'
  const isSameText = turn.output.startsWith(known.heard) || known.heard.startsWith(turn.output)
  const faults = [
    turn.input?.text !== known.input && 'the input is another',
    turn.narrator !== known.narrator && 'the narrator is another',
    known.end &&
      known.end.turn.status !== turn.status &&
      `acknowledged as ${known.end.turn.status}, stored as ${turn.status}`,
    known.end && known.end.turn.output !== turn.output && 'the told text is another',
    isDone && !turn.output.startsWith(known.heard) && 'the text heard differs',
    !isSameText && 'what was heard is not what is stored',
    again.text !== turn.output && 'read again it is another text',
    isDone && !turn.ending && turn.choices.length !== 3 && 'half-written',
    isDone && turn.output === '' && 'done without text',
    turn.status === 'failed' && turn.halt !== 'broken' && `failed as ${turn.halt}`,
  ]
  return faults.flatMap((fault) => (fault ? [`${known.turnId}: ${fault}`] : []))
}
