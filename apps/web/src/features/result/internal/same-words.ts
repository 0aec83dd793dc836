import type { FinishedPlay } from '@doran/contract'

/** How many ended alike, to whoever looks. */
export function sameWords(
  { isMine, outcome }: Pick<FinishedPlay, 'isMine' | 'outcome'>,
  percent: number,
): string {
  if (outcome.kind === 'tier')
    return isMine
      ? `나와 같은 것을 맨 앞에 둔 사람이 ${percent}%예요`
      : `이것을 맨 앞에 둔 사람이 ${percent}%예요`
  if (outcome.kind === 'quiz')
    return isMine ? `나만큼 맞힌 사람이 ${percent}%예요` : `이만큼 맞힌 사람이 ${percent}%예요`
  if (outcome.kind === 'tomato')
    return isMine ? `나만큼 딴 사람이 ${percent}%예요` : `이만큼 딴 사람이 ${percent}%예요`
  if (outcome.kind === 'branch')
    return isMine
      ? `나와 같은 결말을 만난 사람이 ${percent}%예요`
      : `이 결말을 만난 사람이 ${percent}%예요`
  if (outcome.kind === 'worldcup')
    return isMine
      ? `나와 같은 후보를 우승으로 고른 사람이 ${percent}%예요`
      : `이 후보를 우승으로 고른 사람이 ${percent}%예요`
  return isMine ? `나와 같은 결과가 ${percent}%예요` : `이 결과가 나온 사람이 ${percent}%예요`
}
