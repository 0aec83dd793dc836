// @vitest-environment node
import { ApiError } from '@doran/api-client'
import { fakeApi } from '@doran/site/testing'
import { expect, it } from 'vitest'
import { readSearch } from './read-search'

const LIST = 'GET /v1/search'
const found = { groups: [], isPlain: false, without: [], isAdult: false }
const errorOf = (code: 'TOO_MANY' | 'NETWORK') => new ApiError({ code, message: '', status: 0 })
const address = (q: string) => ({ q, type: null, cursor: '' })

it('asks for what is sought', async () => {
  const { client, requests } = fakeApi({ [LIST]: [found] }, [])
  expect(await readSearch(client, address('밤'))).toEqual(found)
  expect(requests).toEqual([{ key: LIST, input: { query: { q: '밤' } } }])
})

it.each(['', '가'.repeat(101)])('asks nothing for nothing and for too much', async (q) => {
  const { client, requests } = fakeApi({}, [])
  expect(await readSearch(client, address(q))).toBeNull()
  expect(requests).toEqual([])
})

it('says why it could not be read, and leaves the limit to the whole page', async () => {
  const { client } = fakeApi({ [LIST]: [errorOf('NETWORK'), errorOf('TOO_MANY')] }, [])
  expect(await readSearch(client, address('밤'))).toMatchObject({ code: 'NETWORK' })
  await expect(readSearch(client, address('밤'))).rejects.toMatchObject({ code: 'TOO_MANY' })
})
