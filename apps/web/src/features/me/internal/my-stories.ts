import type { ReplyOf } from '@doran/contract'

export type MyStories = ReplyOf<'GET /v1/tales/session/my'>

/** At first, and more with each “더 보기”. */
export const STORIES_AT_ONCE = 4
