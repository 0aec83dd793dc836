import type { COMMUNITY_CODES } from './codes.js'

export const COMMUNITY_MESSAGES = {
  POST_DELETED: '작성자가 지운 글이에요.',
  POST_CHANGED:
    '다른 창에서 이 글을 먼저 고쳤어요. 쓴 글은 그대로 있어요. 새로고침해서 비교해 보세요.',
  FIRST_DAY_POSTS: '가입한 첫날에는 글을 세 개까지 쓸 수 있어요. 쓴 글은 그대로 있어요.',
  ATTACHMENT_GONE: '붙인 것 가운데 더는 볼 수 없는 것이 있어요. 빼고 다시 올려 주세요.',
  POLL_CLOSED: '투표가 끝났어요.',
} as const satisfies Record<keyof typeof COMMUNITY_CODES, string>

export const COMMUNITY_FIELD_COPY = {
  postTitle: '제목을 두 글자 이상 적어 주세요.',
  postTitleTooLong: '제목은 60자까지 쓸 수 있어요.',
  postEmpty: '내용을 적어 주세요.',
  postTooLong: '내용은 10,000자까지 쓸 수 있어요. 조금 줄여 주세요.',
  postPictures: '사진은 8장까지 넣을 수 있어요.',
  postPictureAlt: '사진마다 무엇이 보이는지 적어 주세요.',
  postLink: '가입한 첫날에는 링크를 넣을 수 없어요. 링크를 빼고 다시 올려 주세요.',
  postFirstPictures: '가입한 첫날에는 사진을 넣을 수 없어요. 사진을 빼고 다시 올려 주세요.',
  linkAddress: '링크 주소를 확인해 주세요.',
  postAttachments: '네 개까지 붙일 수 있어요.',
  pollQuestion: '무엇을 묻는지 적어 주세요.',
  pollOptions: '보기를 두 개 이상, 서로 다르게 적어 주세요.',
} as const
