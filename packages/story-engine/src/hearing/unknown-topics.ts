import type { Mention } from './find-mentions.js'

/** Objects too general to be a topic of their own. */
const GENERAL = new Set(
  `것 거 그것 이것 저것 무언가 뭔가 뭐 무엇 말 질문 이야기 얘기 대답 답 소리 목소리 눈 눈길 시선 손 고개 몸 발 발걸음 걸음 숨 이유 까닭 사실 진실 사정 정체 마음 생각
  안 속 뒤 앞 옆 위 여기 저기 거기 곳 쪽 사람 그 그녀 나 내 너 당신 모두 다들 조금 좀 자리 길 상황 용서 사과 부탁 도움 표정 얼굴 입 귀 무릎 잠 힘 용기 뚜껑
  하나 둘 자세히 천천히 다시 먼저 진짜 설득 질문 조사 공격 확인 협박 추궁 수색 실제 정말 서 스스 그대 강제 억지 무 함부 맨손으 마음대 큰소리 진심으 조심스레 새 별 제대 바 따 홀 때 차례`.split(
    /\s+/u,
  ),
)

const OBJECT = /([\p{L}\p{N}]+?)(?:을|를|으로|로|에 ?대해서?|에 ?관해서?)(?=[\s,.!?]|$)/gu

/** Things the input is about that the scene does not know: 점심 in 하진에게 점심을 묻는다. */
export function unknownTopics(text: string, mentions: readonly Mention[]): string[] {
  return [...text.matchAll(OBJECT)].flatMap((match) => {
    const word = match[1] ?? ''
    const end = match.index + word.length
    const isKnown = mentions.some((mention) => mention.start < end && match.index < mention.end)
    return isKnown || GENERAL.has(word) ? [] : [word]
  })
}
