import { cache } from 'react'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { RefreshOnReturn, routes } from '@doran/site/core'
import { answerWith, findable, pausable, serverApi, unlessPaused } from '@doran/site/server'
import { SitePage } from '@doran/site/shell'
import { LogOnce } from '@doran/site/usage'
import { env } from '../../../env'
import { DeletedPost } from '../../../features/community/deleted-post'
import { PostData } from '../../../features/community/post-data'
import { postMetadata } from '../../../features/community/post-metadata'
import { PostPage } from '../../../features/community/post-page'
import { readAroundPost, readPost } from '../../../features/community/read-post'
import { uuidOf } from '../../../lib/address-value'
import { PostAttachments } from './post-attachments'

type PageProps = { params: Promise<{ postId: string }> }

const BAR = { back: { href: routes.community.path(), label: '커뮤니티' } }

const findPost = cache(async (postId: string) => readPost(await serverApi(env), postId))

async function findNamed({ params }: PageProps) {
  const postId = uuidOf((await params).postId)
  return { postId, post: postId && (await findPost(postId)) }
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const named = await unlessPaused(findNamed(props))
  if (!named?.post || named.post === 'deleted') return { robots: { index: false } }
  return postMetadata(named.post)
}

async function PostRoute(props: PageProps) {
  const { postId, post } = await findNamed(props)
  if (!postId || !post) return null
  if (post === 'deleted') {
    answerWith(410)
    return (
      <SitePage bar={BAR}>
        <DeletedPost postId={postId} />
      </SitePage>
    )
  }
  const { engagement, own } = await readAroundPost(await serverApi(env), post)
  const nonce = (await headers()).get('x-nonce') ?? undefined
  return (
    <SitePage bar={BAR}>
      <RefreshOnReturn />
      <LogOnce event={viewOf(post.id)} />
      <PostPage
        post={post}
        engagement={engagement}
        now={new Date().toISOString()}
        attachments={
          post.attached.length > 0 && <PostAttachments attached={post.attached} own={own} />
        }
      />
      {!post.isHidden && <PostData post={post} nonce={nonce} />}
    </SitePage>
  )
}

const viewOf = (id: string) =>
  ({ type: 'view', object: 'post', object_name: id, object_attributes: {} }) as const

export default pausable(findable(PostRoute))
