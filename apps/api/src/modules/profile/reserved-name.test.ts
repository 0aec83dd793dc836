import { expect, it } from 'vitest'
import { isReserved } from './reserved-name.js'

it.each([
  '도란',
  '도란_1',
  '도란공식',
  '도란고객센터',
  '도란지기',
  '도란지키',
  '도란찌기',
  '돌안지기',
  '도랑지기',
  '도란지기님',
  '도란이벤트',
  '도란공지',
  '공지사항',
  'doran_hq',
  'DoranNotice',
  'Admln',
  'doran_heIp',
  'rnoderator',
  'doranjlgi',
  '도란매니저',
  '도란_CS',
  '공식계정',
  '도란_지기2',
  'doran_jigi',
  '운영팀',
  'DoranTeam',
  'doran_official',
  'd0ran_team',
  'adm1n',
  'superadmin',
  '씨_발1',
])('keeps %s back', (name) => {
  expect(isReserved(name)).toBe(true)
})

it.each([
  '밤손님',
  '도란도란해',
  '도란이네',
  '두란이',
  '도라지',
  '산지기',
  '팀버튼',
  '지원이',
  '별이네',
  '등대지기',
  'moonlit',
  '느긋한부엉이27',
])('lets somebody be called %s', (name) => {
  expect(isReserved(name)).toBe(false)
})
