import { SUPPORT_FIELD_COPY } from '@doran/contract/support/copy'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import {
  aPicture,
  aTicket,
  choose,
  offline,
  pick,
  press,
  write,
} from './internal/testing/a-ticket.fake'
import { asMember } from './internal/testing/open-contact-page.fake'

const SEND = 'POST /v1/support/ticket'
const UPLOAD = 'POST /v1/upload/support/image'
const TEXT = '어제 결제했는데 코인이 들어오지 않았어요.'

const send = () => press('보내기')
const bodies = (inputs: Record<string, unknown>[]) => inputs.map(({ body }) => body)

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

describe('pictures', () => {
  it('are sent as they are picked, and taken away again', async () => {
    const { inputsOf, events } = asMember({
      replies: { [UPLOAD]: [{ key: 'k1' }, { key: 'k2' }], [SEND]: [aTicket()] },
    })
    pick([aPicture('하나.png'), aPicture('둘.png')])
    await screen.findByRole('button', { name: '둘.png 빼기' })
    const shown = () => screen.getAllByRole('img').map((image) => image.getAttribute('src'))
    expect(shown()).toEqual(['/api/v1/image/k1', '/api/v1/image/k2'])
    expect(screen.getByRole('img', { name: '붙인 사진: 하나.png' })).toBeDefined()
    press('하나.png 빼기')
    expect(shown()).toEqual(['/api/v1/image/k2'])
    expect(document.activeElement?.textContent).toBe('사진 고르기')
    choose('제안')
    write('내용', TEXT)
    send()
    await screen.findByText(/잘 받았어요/)
    expect(bodies(inputsOf(SEND))).toMatchObject([{ pictures: ['k2'] }])
    expect(events).toMatchObject([{ object_attributes: { pictures: 1 } }])
  })

  it('are three at most, and pictures', async () => {
    const { inputsOf } = asMember({
      replies: { [UPLOAD]: [{ key: 'k1' }, { key: 'k2' }, { key: 'k3' }] },
    })
    pick([aPicture('글.txt', 'text/plain')])
    expect(screen.getByText(/사진\(jpg, png, webp\)/)).toBeDefined()
    pick(['1', '2', '3', '4'].map((name) => aPicture(`${name}.png`)))
    await screen.findByRole('button', { name: '3.png 빼기' })
    expect(screen.getByText(SUPPORT_FIELD_COPY.ticketPictures)).toBeDefined()
    expect(screen.getByRole('button', { name: '사진 고르기' })).toHaveProperty('disabled', true)
    expect(inputsOf(UPLOAD)).toHaveLength(3)
    press('3.png 빼기')
    expect(document.activeElement).toBe(screen.getByRole('group', { name: '사진' }))
  })

  it('that were not sent hold the ticket back until they are sent or taken away', async () => {
    const { inputsOf } = asMember({ replies: { [UPLOAD]: [offline(), { key: 'k1' }] } })
    pick([aPicture('하나.png')])
    await screen.findByText(/사진을 올리지 못했어요/)
    choose('제안')
    write('내용', TEXT)
    send()
    await screen.findByText(/올리지 못한 사진이 있어요/)
    expect(inputsOf(SEND)).toEqual([])
    press('하나.png 다시 올리기')
    await screen.findByRole('img', { name: '붙인 사진: 하나.png' })
    expect(screen.queryByText(/사진을 올리지 못했어요/)).toBeNull()
    expect(screen.getByRole('button', { name: '하나.png 빼기' })).toBeDefined()
  })

  it('stay over a reload', async () => {
    asMember({ replies: { [UPLOAD]: [{ key: 'k1' }] } })
    pick([aPicture('하나.png')])
    await screen.findByRole('button', { name: '하나.png 빼기' })
    cleanup()
    asMember()
    expect(screen.getByRole('button', { name: '하나.png 빼기' })).toBeDefined()
  })
})
