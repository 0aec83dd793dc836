import type { YearPage } from '@doran/contract'
import { moodWord } from './words.js'

/** What a page's picture says. */
export function altOf(page: YearPage): string {
  switch (page.kind) {
    case 'cover':
      return `${page.year}년 연말책 표지. ${page.title}. ${page.subtitle}`
    case 'numbers':
      return `올해의 숫자. ${page.items.map(({ label, value, unit, sentence }) => `${label} ${value}${unit}. ${sentence}`).join(' ')}`
    case 'months':
      return `열두 달. ${page.months.flatMap(monthWords).join(', ')}. ${page.sentence}`
    case 'story':
      return [
        `가장 오래 머문 이야기, 『${page.title}』. ${page.genre}, ${page.turns}장면, 결말 ${page.endings}번.`,
        page.sentence,
        ...(page.quote === null ? [] : [`AI와 함께 쓴 문장: “${page.quote}”`]),
      ].join(' ')
    case 'archetype':
      return `나의 유형은 ${page.title}. ${page.line} ${page.reason}`
    case 'champion':
      return `올해의 우승자. ${page.items.map(({ game, label }) => `${game}: ${label}`).join(', ')}. ${page.sentence}`
    case 'letter':
      return page.chosen
        ? `받은 편지 ${page.received}통 가운데 한 통. ${page.chosen.name ?? '이름 없는 사람'}의 편지: “${page.chosen.text}”`
        : `받은 편지 ${page.received}통. 아직 한 통을 고르지 않았어요.`
    case 'thanks':
      return page.thanks
        ? `고마운 사람, ${page.thanks.name}. ${page.thanks.text}`.trim()
        : '고마운 사람. 아직 비어 있어요.'
    case 'tomorrow':
      return page.isSealed
        ? `내년의 나에게 쓴 편지. ${dateOf(page.opensOn)}까지 봉해 두었어요.`
        : `내년의 나에게. ${dateOf(page.opensOn)}에 열리는 편지를 쓸 수 있어요.`
    case 'back':
      return `${page.year}년 연말책 뒤표지. ${page.line}`
  }
}

type Month = Extract<YearPage, { kind: 'months' }>['months'][number]

function monthWords({ count, mood }: Month, at: number): string[] {
  if (count === 0 && mood === null) return []
  return [`${at + 1}월 ${count}번${mood === null ? '' : `, 주로 ${moodWord(mood)}`}`]
}

/** “2027년 12월 1일” */
function dateOf(iso: string): string {
  const [year, month, date] = iso.split('-').map(Number)
  return `${year}년 ${month}월 ${date}일`
}
