import { expect, it } from 'vitest'
import { communityHref, postQuery, readCommunityAddress } from './community-address'

const AUTHOR = '019a6000-0000-7000-8000-0000000000f1'

it('reads boards and orders that there are, and leaves out the rest', () => {
  expect(readCommunityAddress({ board: 'story', sort: 'lasting' })).toMatchObject({
    board: 'story',
    sort: 'lasting',
  })
  expect(readCommunityAddress({ board: 'sea', sort: ['new', 'hot'], author: 'x' })).toEqual({
    board: null,
    sort: 'hot',
    author: null,
    cursor: '',
  })
})

it('lists somebody’s posts by time', () => {
  expect(readCommunityAddress({ author: 'me', sort: 'lasting' })).toMatchObject({
    author: 'me',
    sort: 'new',
  })
  expect(postQuery(readCommunityAddress({ author: AUTHOR.toUpperCase() }), AUTHOR)).toEqual({
    sort: 'new',
    author: AUTHOR,
  })
})

it('keeps in an address what differs from the usual', () => {
  expect(communityHref({ board: null, sort: 'hot' })).toBe('/community')
  expect(communityHref({ board: 'free', sort: 'new' })).toBe('/community?board=free&sort=new')
  expect(communityHref({ author: 'me', sort: 'new' })).toBe('/community?author=me')
})
