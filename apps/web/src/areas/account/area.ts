import { AUTH_SESSION, CODES, ERASE_AFTER_DAYS } from '@doran/contract/limits'
import type { WebArea } from '../web-area'

export const account = {
  homeRows: {},
  meTiles: [],
  aboutPlaces: [],
  readSitemap: null,
  privacy: {
    collected: [
      {
        order: 30,
        cells: ['알림과 메일', '알림의 종류와 내용, 읽은 때. 보낸 메일의 주소와 제목, 보낸 때'],
      },
    ],
    kept: [
      {
        order: 10,
        cells: [
          '계정, 프로필, 사진, 동의 기록, 이야기',
          `탈퇴하고 ${ERASE_AFTER_DAYS}일이 지날 때까지. 그 안에 로그인하면 그대로 남아요.`,
        ],
      },
      {
        order: 20,
        cells: [
          '로그인',
          `로그아웃하거나 ${AUTH_SESSION.days}일 동안 쓰지 않을 때까지. 임시 로그인은 ${AUTH_SESSION.shortTimeHours}시간 또는 그날 자정까지`,
        ],
      },
      { order: 30, cells: ['로그인한 적이 있는 브라우저', '마지막 로그인 뒤 400일'] },
      {
        order: 40,
        cells: [
          '가입과 비밀번호 찾기를 기다리는 내용',
          `번호가 끝날 때까지. 번호는 ${CODES.mailed.minutes}분 동안 쓸 수 있어요.`,
        ],
      },
      {
        order: 50,
        cells: ['일회용 로그인 번호', `쓰거나 없앨 때까지, 길어도 ${CODES.shortTime.minutes}분`],
      },
      { order: 52, cells: ['알림', '180일'] },
      { order: 54, cells: ['메일의 내용', '보내고 나면 바로 지워요. 주소와 제목은 7일'] },
      { order: 56, cells: ['쓰지 않은 프로필 사진', '올린 뒤 하루쯤'] },
    ],
  },
} satisfies WebArea
