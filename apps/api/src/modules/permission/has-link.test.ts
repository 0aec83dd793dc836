import { expect, it } from 'vitest'
import { hasLink } from './has-link.js'

it.each([
  'https://a.example',
  'HTTP://A',
  'www.어떤곳',
  'naver.me/xyz',
  '여기예요:abc.co.kr',
  'ａｄ．ｃｏｍ',
  't.me/x',
])('finds an address in %s', (text) => expect(hasLink(text)).toBe(true))

it.each(['좋아요.그런데', '3.5점', 'v1.2.3', '음...me too', '재미있어요. 또 할래요', 'Mr.Kim'])(
  'finds none in %s',
  (text) => expect(hasLink(text)).toBe(false),
)
