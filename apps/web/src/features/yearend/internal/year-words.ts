import type { YearPageKind, YearSource } from '@doran/contract/limits'
import type { YearStep } from '@doran/contract'

type SourceWords = { label: string; description: string; unit: string }

export const SOURCE_WORDS: Record<YearSource, SourceWords> = {
  story: { label: '이야기', description: '이어 간 이야기와 내가 쓴 문장', unit: '장면' },
  play: { label: '놀이', description: '끝까지 한 놀이와 그 결과', unit: '번' },
  letter: { label: '편지', description: '나무에 걸어 준 편지와 받은 편지', unit: '통' },
  morning: { label: '아침', description: '아침 게시판에 남긴 하늘과 한 줄', unit: '번' },
  community: { label: '커뮤니티', description: '올린 글과 댓글, 보낸 공감', unit: '개' },
}

/** “모닥불 님의 2026년 책”; of one whose cover is hidden the year alone. */
export const bookName = ({ name, year }: { name: string | null; year: number }): string =>
  name === null ? `${year}년의 책` : `${name} 님의 ${year}년 책`

type MakingStep = Exclude<YearStep, 'done'>

export const STEP_WORDS: Record<MakingStep, string> = {
  waiting: '차례를 기다리고 있어요',
  stories: '이야기를 펼쳐 보고 있어요',
  plays: '놀이를 모으고 있어요',
  letters: '편지를 세고 있어요',
  mornings: '아침을 돌아보고 있어요',
  writing: '한 쪽씩 적고 있어요',
}

export const PAGE_NAMES: Record<YearPageKind, string> = {
  cover: '표지',
  numbers: '올해의 숫자',
  months: '열두 달',
  story: '가장 오래 머문 이야기',
  archetype: '올해의 나',
  champion: '올해의 우승자',
  letter: '받은 편지',
  thanks: '고마운 사람',
  tomorrow: '내년의 나에게',
  back: '뒤표지',
}
