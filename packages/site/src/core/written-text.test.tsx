import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { At } from '../testing/site-wrapper.fake.js'
import { splitLinks } from './split-links.js'
import { WrittenText } from './written-text.js'

afterEach(cleanup)

describe('addresses in a text', () => {
  const linksOf = (text: string) =>
    splitLinks(text).flatMap(({ href }) => (href === undefined ? [] : [href]))

  it.each([
    ['https://doran.example/a?b=1#c 보세요', ['https://doran.example/a?b=1#c']],
    ['여기 https://a.example.', ['https://a.example']],
    ['https://a.example@b.example/ 참고', []],
    ['https://a.example/b에서 봤어요', ['https://a.example/b']],
    ['(http://a.example/b_(c)) 참고', ['http://a.example/b_(c)']],
    ['javascript:alert(1) data:text/html,x ftp://a.example', []],
    ['www.a.example', []],
    ['유튜브/https://a.example/x', ['https://a.example/x']],
    [
      '/me/contact 말고 /community에서, (/doran-tales/gemstone?from=a)',
      ['/community', '/doran-tales/gemstone?from=a'],
    ],
    [
      '환불/취소 a/me //me.example /none /etc/passwd / 1/2 https://a.example/me',
      ['https://a.example/me'],
    ],
  ])('of %j are %j', (text, links) => {
    expect(linksOf(text)).toEqual(links)
    expect(
      splitLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })
})

it('shows markup as the letters that it is, a path as a link here and an address as one elsewhere', () => {
  const text = '<b>굵게</b>\n/community 또는 https://a.example/b 예요.'
  const { container } = render(
    <At pathname="/">
      <WrittenText text={text} />
    </At>,
  )
  expect(container.querySelector('b')).toBeNull()
  expect(container.textContent).toBe(text.replace(' 예요', ' (새 창) 예요'))
  const own = screen.getByRole('link', { name: '/community' })
  expect([own.getAttribute('href'), own.getAttribute('target')]).toEqual(['/community', null])
  const other = screen.getByRole('link', { name: /^https/ })
  expect(other.getAttribute('href')).toBe('https://a.example/b')
  expect(other.getAttribute('rel')).toBe('nofollow ugc noopener')
  expect(other.getAttribute('target')).toBe('_blank')
})
