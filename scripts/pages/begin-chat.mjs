import { randomUUID } from 'node:crypto'
import { joinMember } from './join-member.mjs'

/** Two new members who have talked: the path of their conversation, and the cookies of one of them. */
export async function beginChat(origin) {
  const [one, other] = [await joinMember(origin), await joinMember(origin)]
  const { profile } = await other.call('GET', '/v1/user/me')
  const { id } = await one.call('POST', '/v1/chat/channel/with-profile', {
    profileUUID: profile.id,
  })
  const send = (person, body) =>
    person.call('POST', `/v1/chat/channel/${id}/item`, {
      clientItemId: randomUUID(),
      kind: 'text',
      body,
    })
  await send(one, '안녕하세요! 작품 잘 봤어요.')
  await send(other, '고마워요. 어느 장면이 좋았어요?')
  return { path: `/chatroom?id=${id}`, cookie: one.cookie() }
}
