import type { HungOrnament, ReceivedLetter, Tree } from '@doran/contract'

export const NOW = '2026-11-27T03:00:00.000Z'
/** Christmas in Seoul begins. */
const OPENS_AT = '2026-12-24T15:00:00.000Z'

export const CODE = 'k3Xr9Qw2Lp'

export const aTree = (over: Partial<Tree> = {}): Tree => ({
  id: 'tree-1',
  shareCode: CODE,
  isMine: false,
  ownerName: '달무리',
  name: '달무리의 나무',
  look: 'pine',
  ground: 'snowy-night',
  opensAt: OPENS_AT,
  isOpen: false,
  writers: 'everyone',
  showCount: true,
  showOrnaments: true,
  isClosed: false,
  letters: 2,
  pages: 1,
  refusal: null,
  fresh: [],
  ...over,
})

export const ownTree = (over: Partial<Tree> = {}): Tree => aTree({ isMine: true, ...over })

export const hung = (slot: number, over: Partial<HungOrnament> = {}): HungOrnament => ({
  letterId: `letter-${slot}`,
  page: 0,
  slot,
  ornament: 'bungeoppang',
  name: '하늘이',
  isUnread: false,
  isMine: false,
  ...over,
})

export const received = (slot: number, over: Partial<ReceivedLetter> = {}): ReceivedLetter => ({
  id: `letter-${slot}`,
  page: 0,
  slot,
  ornament: 'bungeoppang',
  name: '하늘이',
  text: '올해도 고마웠어!',
  isRead: true,
  isHidden: false,
  createdAt: '2026-11-26T03:00:00.000Z',
  ...over,
})
