import type { OutsideKind } from '../hearing/examples/outside-examples.js'

/** Why the story did not go on: what was typed was not understood, may mean one of two, or asks for the service. */
export type AsideKind = 'unheard' | 'which' | OutsideKind

/** Said beside the story, in the service's own voice. */
export const ASIDE_LINES: Readonly<Record<AsideKind, string>> = {
  unheard:
    '이 말은 알아듣지 못했어요. 아래에 비슷한 뜻이 있으면 골라 주세요. 다르게 적어 주셔도 좋아요.',
  which: '아래에서 어느 쪽인지 골라 주세요.',
  who: '사람이 미리 써 둔 장면이 정해진 규칙에 따라 이어져요. AI가 지어내는 글이 아니에요.',
  answer: '정답은 하나가 아니에요. 아래 보기 가운데 마음 가는 쪽으로 이어 가 보세요.',
  stop: '언제든 나가셔도 돼요. 여기까지 읽은 이야기는 저절로 저장되고, 나중에 이어서 읽을 수 있어요.',
  restart: '메뉴의 ‘처음부터 다시’를 누르면 새로 시작해요. 지금까지 읽은 이야기도 그대로 남아요.',
  undo: '글 아래 ‘되돌리기’를 누르면 마지막 장면 앞으로 돌아가요.',
  how: '하고 싶은 행동이나 말을 그대로 적으면 돼요. 막힐 때는 아래 보기를 골라 보세요. 읽은 데까지는 저절로 저장돼요.',
}

/** Asks whether one choice was meant. */
export function halfHeard(label: string): string {
  return `혹시 ‘${label}’라는 뜻인가요? 아니라면 다르게 적어 주세요.`
}

/** After words that were said before; one after the other in turn. */
export const RECALLED = [
  '아까와 같은 대답이었다.',
  '대답은 이번에도 같았다.',
  '달라진 말은 없었다.',
] as const

/** Where what was told before held no words. */
export const UNCHANGED = [
  '아까 본 그대로였다.',
  '그사이 달라진 것은 없었다.',
  '다시 해 보아도 마찬가지였다.',
] as const
