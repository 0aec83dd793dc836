import type { BookTurn } from '../story-file-repository.js'

/** What all formats say of a story before its scenes. */
export type StoryBook = {
  id: string
  title: string
  theme: { title: string; genre: string }
  /** Who the reader is in it. */
  personaName: string | null
  /** Who wrote its scenes, each once. */
  writers: readonly string[]
  ending: string | null
  isImported: boolean
  /** Of the path, in the order in which it is read. */
  turnIds: readonly string[]
  /** Of the first of them; more than 0 where a story went on from somebody's shared scene. */
  firstIndex: number
  exportedAt: Date
}

/** What the reader is called who is nobody in particular. */
const NOBODY = '나'
const OFFLINE = '미리 쓴 이야기'

/** A narrator with its own name. */
export function writerName({ narrator, model }: Pick<BookTurn, 'narrator' | 'model'>): string {
  if (narrator === 'offline') return OFFLINE
  return model === null ? 'AI 모델' : `AI 모델 ${model}`
}

/** A scene by its place in a story, counted from 0. */
export function sceneName(index: number): string {
  return index === 0 ? '첫 장면' : `${index + 1}번째 장면`
}

/** Who wrote a scene, and whether the reader changed it. */
export function writerOf(turn: BookTurn): string {
  return turn.isEdited ? `${writerName(turn)} · 고친 글` : writerName(turn)
}

export function readerOf({ personaName }: StoryBook): string {
  return personaName ?? NOBODY
}

/** The paragraphs of a text as the player shows them: every line is one. */
export function paragraphsOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** What stands below the title, a line each. */
export function factsOf(book: StoryBook): string[] {
  const { title, theme, writers, ending, isImported, exportedAt } = book
  return [
    title === theme.title ? theme.genre : `${theme.title} · ${theme.genre}`,
    book.personaName !== null && `나: ${book.personaName}`,
    `글: ${writers.join(', ')}`,
    ending !== null && `결말: ${ending}`,
    isImported && '파일에서 가져온 이야기',
    `도란 테일즈에서 내보낸 날: ${dayOf(exportedAt)}`,
  ].filter((line) => typeof line === 'string')
}

const DAY = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'long', timeZone: 'Asia/Seoul' })

function dayOf(at: Date): string {
  return DAY.format(at)
}
