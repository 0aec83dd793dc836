import { ApiError } from '@doran/api-client'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SiteErrorState } from './site-error-state.js'

afterEach(cleanup)

describe('SiteErrorState', () => {
  it('needs no providers and tries again when asked', () => {
    const retry = vi.fn()
    render(<SiteErrorState error={new Error('internal detail')} retry={retry} />)
    fireEvent.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(retry).toHaveBeenCalledOnce()
    expect(document.body.textContent).not.toContain('internal detail')
    expect(screen.queryByRole('button', { name: /복사/ })).toBeNull()
  })

  it('leads where the area says, with its own label', () => {
    const home = { href: '/doran-tales', label: '이야기로 가기' }
    render(<SiteErrorState error={null} retry={vi.fn()} home={home} note="그대로 있어요." />)
    expect(screen.getByRole('link', { name: home.label }).getAttribute('href')).toBe(home.href)
    expect(document.body.textContent).toContain('다시 시도해 주세요. 그대로 있어요.')
  })

  it('takes no blame for a rest, and says how long it is', () => {
    const message = '요청이 너무 많아요. 11초 뒤에 다시 시도해 주세요.'
    const error = new ApiError({ code: 'TOO_MANY', message, status: 429, requestId: 'req-7' })
    render(<SiteErrorState error={error} retry={vi.fn()} />)
    expect(document.body.textContent).toContain(message)
    expect(screen.getByRole('heading').textContent).toContain('요청이 많아')
    expect(document.body.textContent).not.toMatch(/저희 쪽|문의 번호/)
  })

  it.each([
    [Object.assign(new Error('x'), { digest: '123456' }), '123456'],
    [new ApiError({ code: 'UNKNOWN', message: 'x', status: 500, requestId: 'req-7' }), 'req-7'],
  ])('gives the number that finds %s in the log, to be copied', async (error, number) => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    render(<SiteErrorState error={error} retry={vi.fn()} />)
    expect(document.body.textContent).toContain(`문의 번호 ${number}`)
    fireEvent.click(screen.getByRole('button', { name: '문의 번호 복사' }))
    expect(writeText).toHaveBeenCalledWith(number)
    expect(await screen.findByRole('button', { name: '복사했어요' })).toBeDefined()
  })
})
