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
  'evil.ru',
  'casino.bet',
  '도박.com 오세요',
  'hxxps://a',
  'evil[.]com',
  'evil (dot) com',
  '여기 evil。com',
  '접속 185.12.3.44:8080',
])('finds an address in %s', (text) => expect(hasLink(text)).toBe(true))

it.each([
  '좋아요.그런데',
  '3.5점',
  'v1.2.3',
  '1.2.3.4.5',
  '2026.11.24',
  '음...me too',
  '재미있어요. 또 할래요',
  'Mr.Kim',
  '맞아(점)',
])('finds none in %s', (text) => expect(hasLink(text)).toBe(false))
