import { ERASE_AFTER_DAYS } from '@doran/contract/limits'
import { routes } from '@doran/site/core'
import { PostsRow } from '../../features/community/posts-row'
import { communityHref } from '../../features/community/community-address'
import { listAllPosts } from '../../features/sitemap/list-all-posts'
import { postPath } from '../../lib/community-paths'
import type { WebArea } from '../web-area'

export const community = {
  homeRows: {
    posts: {
      row: ({ items }) =>
        items.length > 0 ? <PostsRow posts={items} now={new Date().toISOString()} /> : null,
    },
  },
  meTiles: [
    {
      order: 80,
      href: communityHref({ author: 'me' }),
      icon: 'community',
      label: '내가 쓴 글',
      description: '커뮤니티에 쓴 글을 모아 봐요.',
    },
  ],
  aboutPlaces: [
    {
      order: 90,
      name: '커뮤니티',
      href: routes.community.path(),
      description: '읽은 이야기와 해 본 놀이를 두고 함께 이야기해요.',
      seat: { x: 112, y: 110 },
    },
  ],
  readSitemap: async (api) => {
    const all = await listAllPosts(api)
    return all.map(({ id, createdAt, editedAt }) => ({
      path: postPath(id),
      changedAt: editedAt ?? createdAt,
    }))
  },
  privacy: {
    collected: [
      {
        order: 28,
        cells: [
          '커뮤니티',
          '쓴 글과 사진, 글에 붙인 결과와 이야기, 올린 투표와 내가 고른 것, 쓰고 고친 때. 신고와 그 판단, 이의 제기와 답, 글쓰기를 쉬게 한 때와 이유',
        ],
      },
      {
        order: 31,
        cells: ['권리침해 신고', '신고한 사람의 이름과 연락처, 신고한 내용과 근거, 처리한 결과'],
      },
    ],
    kept: [
      {
        order: 18.5,
        cells: [
          '글과 투표',
          `지울 때까지. 지운 글의 댓글은 남아요. 탈퇴하면 ${ERASE_AFTER_DAYS}일 뒤에 글과 사진, 투표를 지우고, 다른 사람의 글에 한 투표는 누구의 것인지를 지운 채 합계에만 남겨요.`,
        ],
      },
      {
        order: 18.7,
        cells: [
          '신고와 판단, 제한의 기록',
          '판단한 날부터 1년이 지나면 신고와 이의 제기에 적은 글, 권리침해를 신고한 사람의 이름과 연락처를 지우고, 판단한 결과만 남겨요.',
        ],
      },
    ],
  },
} satisfies WebArea
