import { randomUUID } from 'node:crypto'
import { Post, PostCard } from '@doran/contract'
import { request as requests, type APIRequestContext } from '@playwright/test'

/** The id of a post that everybody may read. */
export async function somePost(origin: string): Promise<string> {
  const request = await requests.newContext({ baseURL: origin })
  try {
    const answer = await request.get('/api/v1/community/post?sort=new')
    const { items, pinned } = await answer.json()
    return PostCard.array().parse([...items, ...pinned])[0]?.id ?? ''
  } finally {
    await request.dispose()
  }
}

/** Writes a post as whom the browser of `request` is signed in; answers its id. */
export async function writePost(
  request: APIRequestContext,
  origin: string,
  written: { title: string; body: object[]; poll: object | null },
): Promise<string> {
  const data = { clientPostId: randomUUID(), board: 'free', ...written }
  const answer = await request.post('/api/v1/community/post', { headers: { origin }, data })
  return Post.parse(await answer.json()).id
}
