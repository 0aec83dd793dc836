import type { Page } from '@playwright/test'
import { routes } from '@doran/site/routing'
import { expect, test } from './journey'
import { LONG } from './long-journeys'
import { join, profileOf } from './members'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks'
import { ready } from './player'

const DESK = { width: 1280, height: 800 }

test('two people find each other, talk, and see what was read', async ({
  account,
  baseURL,
  context,
  other,
  page,
}) => {
  const origin = baseURL ?? ''
  const them = await join(other.context.request, origin)
  const theirId = await profileOf(other.context.request)
  await other.page.setViewportSize(DESK)

  await page.goto(routes.creator.path({ profileUUID: theirId }))
  await page.getByRole('link', { name: '대화하기' }).click()
  await expect(page).toHaveURL(/\/chatroom\?id=/)
  await ready(page)
  await write(page, '안녕하세요! 작품 잘 봤어요.')
  await expect(page.getByText(/수락하면 더 보낼 수 있어요/)).toBeVisible()
  await expectAccessible(page)

  await other.page.goto('/chat')
  await expect(other.page.getByRole('heading', { name: /처음 온 대화/ })).toBeVisible()
  await expect(other.page).toHaveTitle('(1) 도란')
  await expectNoSidewaysScroll(other.page)
  await other.page
    .getByRole('link', { name: new RegExp(account.nickName) })
    .first()
    .click()
  await other.page.getByRole('button', { name: '수락' }).click()
  await write(other.page, '고마워요. 반가워요!')

  await expect(page.getByText('고마워요. 반가워요!', { exact: true })).toBeVisible()
  await write(page, '지금도 쓰고 계세요?')
  await expect(other.page.getByText('지금도 쓰고 계세요?', { exact: true })).toBeVisible()
  await expect(page.getByText('읽음', { exact: true })).toBeVisible()

  await other.page.getByRole('textbox', { name: '메시지' }).pressSequentially('네, 요즘은')
  await expect(page.getByText('입력 중이에요').first()).toBeVisible()
  await expectAccessible(other.page)

  await page.goBack()
  await expect(page).toHaveURL(new RegExp(routes.creator.path({ profileUUID: theirId })))
  await expect(other.page.getByText(them.nickName)).toHaveCount(0)
  await context.close()
})

test(
  'nothing is lost, doubled or out of order over a broken connection',
  LONG,
  async ({ account, baseURL, context, other, page, troubles }) => {
    troubles.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK|WebSocket/)
    expect(account.nickName).not.toBe('')
    const origin = baseURL ?? ''
    await join(other.context.request, origin)
    const theirId = await profileOf(other.context.request)
    const mine = { request: context.request, origin }
    const theirs = { request: other.context.request, origin }
    const room = await openRoom(mine, theirId)
    await send(mine, room, '처음')
    await send(theirs, room, '답장')
    await page.goto(`${routes.chatroom.path()}?id=${room}`)
    await expect(page.getByText('답장', { exact: true })).toBeVisible()

    await context.setOffline(true)
    // One more would be more than anybody may send in ten seconds.
    const texts = Array.from({ length: 18 }, (_, at) => `${at + 1}번째 말`)
    for (const text of texts.slice(0, 9)) await send(theirs, room, text)
    await write(page, '끊긴 동안 쓴 말')
    await expect(page.getByText('연결되면 보낼게요')).toBeVisible()
    await context.setOffline(false)
    for (const text of texts.slice(9)) await send(theirs, room, text)

    await expect(page.getByText('18번째 말', { exact: true })).toBeVisible()
    await expect(page.getByText('연결되면 보낼게요')).toHaveCount(0)
    const shown = await page.getByText(/^\d+번째 말$/).allTextContents()
    expect(shown).toEqual(texts)
    await expect(page.getByText('끊긴 동안 쓴 말', { exact: true })).toHaveCount(1)
  },
)

async function write(page: Page, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: '메시지' })
  await box.fill(text)
  await box.press('Enter')
  // The box may be gone by then: after the first message to a person, one waits for their answer.
  await expect(page.getByRole('listitem').getByText(text, { exact: true })).toBeVisible()
}

type Caller = { request: Page['request']; origin: string }

async function openRoom({ request, origin }: Caller, profileUUID: string): Promise<string> {
  const answer = await request.post('/api/v1/chat/channel/with-profile', {
    headers: { origin },
    data: { profileUUID },
  })
  const body: { id: string } = await answer.json()
  return body.id
}

let sent = 0

async function send({ request, origin }: Caller, room: string, text: string): Promise<void> {
  sent += 1
  const answer = await request.post(`/api/v1/chat/channel/${room}/item`, {
    headers: { origin },
    data: { clientItemId: `journey-item-${Date.now()}-${sent}`, kind: 'text', body: text },
  })
  expect(answer.status()).toBe(200)
}
