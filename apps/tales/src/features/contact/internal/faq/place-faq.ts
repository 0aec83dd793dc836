import { COMMENT } from '@doran/contract/comment/limits'
import { COMMUNITY } from '@doran/contract/limits'
import { routes } from '@doran/site/core'
import type { FaqEntry } from '../../faq-entry'

const EDIT_MINUTES = COMMENT.editableMs / 60_000

export const PLACE_FAQ: readonly FaqEntry[] = [
  {
    id: 'comment-edit',
    question: '댓글을 고칠 수 있나요?',
    answer: `쓰고 ${EDIT_MINUTES}분 안에는 고칠 수 있어요. 그 뒤에는 지우고 다시 써 주세요.`,
    words: '수정 삭제 답글 댓글 고치 바꾸 지우 덧글 리플',
    link: { href: routes.community.path(), label: '커뮤니티 보기' },
  },
  {
    id: 'first-day',
    question: '가입한 첫날에 글을 더 쓸 수 없어요.',
    answer: `광고를 막으려고 가입한 첫날에는 글을 ${COMMUNITY.firstDayPosts}개까지 쓸 수 있고, 링크와 사진은 넣을 수 없어요. 가입하고 하루가 지나면 그대로 쓸 수 있어요.`,
    words: '제한 링크 사진 도배 글쓰기 못써 안써 글이 안올라 안올려 못올 올림 올리',
    link: { href: routes.communityRule.path(), label: '커뮤니티 규칙 보기' },
  },
  {
    id: 'post-delete',
    question: '글을 지우면 댓글도 지워지나요?',
    answer: '글은 사라지고, 다른 사람이 단 댓글은 남아요. 탈퇴하면 글과 사진, 투표를 함께 지워요.',
    words: '삭제 게시글 게시물 투표 지우 지워',
    link: { href: `${routes.community.path()}?author=me`, label: '내가 쓴 글 보기' },
  },
  {
    id: 'saved',
    question: '저장한 것은 어디에 있어요?',
    answer: '저장한 이야기와 놀이, 글은 보관함에 있어요. 로그인하면 어느 기기에서나 볼 수 있어요.',
    words: '보관함 즐겨찾기 북마크 찜 찜한 저장 하트 모아',
    link: { href: routes.library.path(), label: '보관함 보기' },
  },
]
