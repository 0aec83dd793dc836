import type { GemOverview, ReplyOf } from '@doran/contract'

export type OwnGems = {
  memberId: string
  gem: NonNullable<GemOverview['gem']>
  usage: ReplyOf<'GET /v1/tales/gem/usage'>
}
