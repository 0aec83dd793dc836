import type { Refusal } from '@doran/forms'
import { COMMUNITY_FIELD_COPY } from '@doran/contract/community/copy'
import { COMMUNITY, COMMUNITY_LENGTHS } from '@doran/contract/community/limits'
import { lengthOf, plainTextOf } from '../editor/text-length'
import type { WrittenPoll, WrittenPost } from './written-post'

export const FIELDS = ['board', 'title', 'body', 'attachments', 'poll'] as const
export type Field = (typeof FIELDS)[number]

type Problems = Partial<Record<Field, string | undefined>>

const NO_BOARD = '어느 게시판에 올릴지 선택해 주세요.'
const UNSENT = '아직 올리지 못한 사진이 있어요. 다 올라간 뒤에 눌러 주세요.'
const NO_LINKS_TODAY = COMMUNITY_FIELD_COPY.postLink

type Circumstances = {
  /** Pictures of the text that are not stored yet. */
  unsent: number
  isFirstDay: boolean
}

/** What is wrong with a post, by the contract's rules. */
export function postProblems(post: WrittenPost, { unsent, isFirstDay }: Circumstances): Problems {
  return {
    board: post.board === null ? NO_BOARD : undefined,
    title: titleProblem(post.title),
    body: unsent > 0 ? UNSENT : bodyProblem(post, isFirstDay),
    attachments:
      post.attachments.length > COMMUNITY.attachments
        ? COMMUNITY_FIELD_COPY.postAttachments
        : undefined,
    poll: post.poll ? pollProblem(post.poll) : undefined,
  }
}

/** The field that the server refuses, where it names a part of one: `body.3.alt`, `poll.options`. */
export function atItsField(refusal: Refusal): Refusal {
  const [name] = refusal.field?.split('.') ?? []
  return { ...refusal, field: FIELDS.find((field) => field === name) }
}

export function textLength(text: string): number {
  return Array.from(text.trim()).length
}

function titleProblem(title: string): string | undefined {
  const length = textLength(title)
  if (length < COMMUNITY_LENGTHS.postTitleMin) return COMMUNITY_FIELD_COPY.postTitle
  return length > COMMUNITY_LENGTHS.postTitle ? COMMUNITY_FIELD_COPY.postTitleTooLong : undefined
}

function bodyProblem({ body }: WrittenPost, isFirstDay: boolean): string | undefined {
  const pictures = body.filter((block) => block.type === 'picture')
  if (plainTextOf(body) === '' && pictures.length === 0) return COMMUNITY_FIELD_COPY.postEmpty
  if (lengthOf(body) > COMMUNITY_LENGTHS.postBody) return COMMUNITY_FIELD_COPY.postTooLong
  if (pictures.length > COMMUNITY.pictures) return COMMUNITY_FIELD_COPY.postPictures
  if (pictures.some(({ alt }) => alt.trim() === '')) return COMMUNITY_FIELD_COPY.postPictureAlt
  return isFirstDay && JSON.stringify(body).includes('"href"') ? NO_LINKS_TODAY : undefined
}

function pollProblem({ question, options }: WrittenPoll): string | undefined {
  if (textLength(question) === 0) return COMMUNITY_FIELD_COPY.pollQuestion
  const labels = options.map((label) => label.trim()).filter((label) => label !== '')
  const isEnough = labels.length >= COMMUNITY.pollOptionsMin
  const isDistinct = new Set(labels).size === labels.length
  return isEnough && isDistinct ? undefined : COMMUNITY_FIELD_COPY.pollOptions
}
