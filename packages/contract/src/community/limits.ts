import type { RateLimit } from '../core/limits.js'

export const COMMUNITY_LIMITS = {
  post: { count: 5, windowSeconds: 600 },
  postEdit: { count: 30, windowSeconds: 600 },
  vote: { count: 60, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>

/** Lengths in code points. */
export const COMMUNITY_LENGTHS = {
  postTitleMin: 2,
  postTitle: 60,
  /** The length of all the text of a body. */
  postBody: 10_000,
  pictureAlt: 120,
  pollQuestion: 60,
  pollOption: 40,
} as const

export const COMMUNITY = {
  pictures: 8,
  attachments: 4,
  /** Paragraphs, headings, quotes, lists and pictures of one body. */
  blocks: 400,
  /** Differently formatted stretches of text of one body. */
  spans: 2_000,
  listItems: 100,
  listLevels: 3,
  link: 1_000,
  /** The largest JSON body of a post, in bytes. */
  postBytes: 262_144,
  /** The limit for an account younger than a day. */
  firstDayPosts: 3,
  pinned: 2,
  pollOptionsMin: 2,
  pollOptions: 6,
  /** A poll may be open for so many days. */
  pollDays: [1, 3, 7, 14],
} as const
