import type { ReplyOf } from '@doran/contract'

/** A profile as whoever asks sees it. */
export type SeenProfile = ReplyOf<'GET /v1/user/user/profile/{uuid}'>
