const SENTENCES = [
  { from: 90, sentence: '고르는 게 거의 똑같아요.' },
  { from: 70, sentence: '닮은 데가 많아요.' },
  { from: 50, sentence: '비슷하면서도 조금씩 달라요.' },
  { from: 30, sentence: '다른 점이 많아서 나눌 이야기도 많아요.' },
] as const

/** What a percentage of likeness says, whatever the game. */
export function likenessSentence(percent: number): string {
  const band = SENTENCES.find(({ from }) => percent >= from)
  return band?.sentence ?? '고르는 게 많이 달라서 서로의 이야기가 궁금해져요.'
}
