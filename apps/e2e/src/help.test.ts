import { randomUUID } from 'node:crypto'
import { routes } from '@doran/site/routing'
import type { APIRequestContext, Page } from '@playwright/test'
import { dataDir } from './env'
import { expect, test } from './journey'
import { LONG } from './long-journeys'
import { expectWell } from './page-checks'
import { PHONE, operator } from './people'
import { ready } from './player'

test.beforeEach(() => {
  test.skip(dataDir() === '', 'roles are granted on the install’s own data')
})

test('a member asks, is answered in the inbox, and says that it is solved', async ({
  account,
  baseURL,
  browser,
  page,
}) => {
  test.slow()
  expect(account.nickName).not.toBe('')
  await page.setViewportSize(PHONE)
  await page.goto(routes.contact.path())
  await ready(page)
  await expectWell(page)
  const text = `밤마다 글자가 작아져요 ${randomUUID().slice(0, 6)}`
  await ask(page, '이야기 오류', text)
  await expect(page.getByText(/^잘 받았어요\. 번호는/)).toBeVisible()

  const staff = await operator(browser, baseURL ?? '', 'admin')
  await answer(staff.page, text, '설정에서 글자 크기를 크게 바꿔 보세요.\n/me 에 있어요.')
  await expectWell(staff.page)

  await page.goto(routes.notification.path())
  await page.getByRole('link', { name: '답 보기' }).click()
  await expect(page.getByText('설정에서 글자 크기를 크게 바꿔 보세요.')).toBeVisible()
  await ready(page)
  await expectWell(page)
  await page.getByRole('button', { name: '해결됐어요' }).click()
  await expect(page.getByText('해결됨')).toBeVisible()

  await staff.page.reload()
  await expect(staff.page.locator('main').getByText(/해결됐다고 했어요/)).toBeVisible()
  await staff.context.close()
})

test(
  'a visitor is answered by mail, with a link that opens their own ticket alone',
  LONG,
  async ({ baseURL, browser, other, page }) => {
    test.slow()
    await page.goto(routes.contact.path())
    await ready(page)
    const email = `${randomUUID().slice(0, 8)}@doran.test`
    const text = `가입하지 않고 묻는 말 ${randomUUID().slice(0, 6)}`
    await page.getByRole('textbox', { name: '이메일' }).fill(email)
    await ask(page, '제안', text)
    await expect(page.getByText(new RegExp(`${email} 주소로`))).toBeVisible()

    const staff = await operator(browser, baseURL ?? '', 'admin')
    await answer(staff.page, text, '좋은 생각이에요. 고맙습니다.')
    await staff.context.close()

    const link = await mailedLink(page.request, email)
    await other.page.setViewportSize(PHONE)
    await other.page.goto(link)
    await expect(other.page.getByText('좋은 생각이에요. 고맙습니다.')).toBeVisible()
    expect(other.page.url()).not.toContain('#')
    await expectWell(other.page)
    await other.page.getByRole('textbox', { name: '이어서 적기' }).fill('저도 고마워요.')
    await other.page.getByRole('button', { name: '보내기' }).click()
    await expect(other.page.getByRole('list', { name: '주고받은 글' })).toContainText(
      '저도 고마워요.',
    )

    other.troubles.allow(/status of 404/)
    await other.page.goto(`${link.slice(0, -3)}abc`)
    await other.page.reload()
    await expect(other.page.getByText('이 링크로는 문의를 볼 수 없어요.')).toBeVisible()
  },
)

async function ask(page: Page, kind: string, text: string): Promise<void> {
  await page.getByRole('radio', { name: kind }).check({ force: true })
  await page.getByRole('textbox', { name: '내용' }).fill(text)
  await page.getByRole('button', { name: '보내기' }).click()
}

async function answer(page: Page, asked: string, text: string): Promise<void> {
  await page.goto(routes.adminTickets.path())
  await ready(page)
  await page.getByRole('link', { name: asked }).click()
  await page.getByRole('textbox', { name: '답', exact: true }).fill(text)
  await page.getByRole('button', { name: '답 보내기' }).click()
  await expect(page.getByRole('list', { name: '주고받은 글' })).toContainText(
    text.split('\n')[0] ?? '',
  )
}

/** The ticket's link of the newest mail to an address, from the box in which a local install keeps its mails. */
async function mailedLink(request: APIRequestContext, email: string): Promise<string> {
  const find = async () => {
    const box = await (await request.get('/api/v1/local/outbox')).text()
    const mails = box.split('<li>').filter((mail) => mail.includes(email))
    const newest = /href="outbox\/([^"]+)"/.exec(mails[0] ?? '')?.[1] ?? ''
    const mail = await (await request.get(`/api/v1/local/outbox/${newest}`)).text()
    return mails.length > 1 ? (/[^\s"]*\/me\/contact\/ticket#key=[\w-]+/.exec(mail)?.[0] ?? '') : ''
  }
  await expect.poll(find, { timeout: 20_000 }).not.toBe('')
  return find()
}
