import { SignInFirst } from '@doran/site/session'

/** For those who are not signed in; `next` is where they come back to, and what they wrote waits there. */
export function VisitorComposer({ next }: { next: string }) {
  return (
    <SignInFirst level={1} title="글은 로그인하면 쓸 수 있어요." next={next} reason="write-post">
      쓰다가 둔 글이 있다면 로그인한 뒤에 이어서 쓸 수 있어요.
    </SignInFirst>
  )
}
