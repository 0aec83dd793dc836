import { findHarshWords, hasPersonalData } from '@doran/korean'

/** What somebody may want to think of before others read a text: a question, and what it is about. */
export type Concern = { title: string; body: string }

const SHOWN = 3

export function findConcerns(text: string): Concern[] {
  const words = findHarshWords(text).slice(0, SHOWN)
  const harsh = {
    title: '이 말은 누군가에게 상처가 될 수 있어요. 그래도 올릴까요?',
    body: words.map((word) => `‘${word}’`).join(', '),
  }
  const personal = {
    title: '누군가를 찾을 수 있는 정보가 있어요. 그래도 올릴까요?',
    body: '전화번호나 주소 같은 것은 올리고 나면 누구나 볼 수 있어요.',
  }
  return [...(words.length > 0 ? [harsh] : []), ...(hasPersonalData(text) ? [personal] : [])]
}
