import type { BodyOf, Board, NewPoll, Post, RichText } from '@doran/contract'
import { pickedOf, type PickedAttachment } from '../../picked-attachment'

export type WrittenPoll = Pick<NewPoll, 'question' | 'isMultiple' | 'days' | 'options'>

/** A post while it is written. */
export type WrittenPost = {
  board: Board | null
  title: string
  body: RichText
  isSpoiler: boolean
  attachments: readonly PickedAttachment[]
  poll: WrittenPoll | null
  /** Of the post it was made from; null of a new one. */
  version: number | null
  /** Under which it was sent as it stands, so that it is posted once; null since it was changed. */
  clientPostId: string | null
}

const EMPTY_POST: WrittenPost = {
  board: null,
  title: '',
  body: [],
  isSpoiler: false,
  attachments: [],
  poll: null,
  version: null,
  clientPostId: null,
}

/** The board that what is attached suggests. */
export function newPost(attach: PickedAttachment | null): WrittenPost {
  if (!attach) return EMPTY_POST
  const isStory = attach.type === 'theme' || attach.type === 'ending'
  return { ...EMPTY_POST, board: isStory ? 'story' : 'play', attachments: [attach] }
}

/** Its poll is not a part of it: that cannot be edited. */
export function writtenOf({ board, title, body, isSpoiler, attached, version }: Post): WrittenPost {
  const attachments = attached.map(pickedOf)
  return { ...EMPTY_POST, board, title, body, isSpoiler, attachments, version }
}

type Written = BodyOf<'POST /v1/community/post'>

/** What is sent of it; a board that is missing is refused before. */
export function toRequest(post: WrittenPost & { board: Board }): Omit<Written, 'clientPostId'> {
  const { board, title, body, isSpoiler, attachments, poll } = post
  return {
    board,
    title: title.trim(),
    body,
    isSpoiler,
    attachments: attachments.map(({ type, id }) => ({ type, id })),
    poll: poll && {
      ...poll,
      question: poll.question.trim(),
      options: poll.options.map((label) => label.trim()).filter((label) => label !== ''),
    },
  }
}

/** Whether one is what the other is, whatever it was sent under. */
export function isSamePost(one: WrittenPost, other: WrittenPost): boolean {
  const textOf = (post: WrittenPost) =>
    JSON.stringify({ ...post, clientPostId: null, version: null })
  return textOf(one) === textOf(other)
}
