import { SignInFirst } from '@doran/site/session'

/** What conversations are, for those who are not signed in; `next` is where they come back to. */
export function VisitorChat({ next }: { next: string }) {
  return (
    <SignInFirst level={1} title="대화는 로그인하면 할 수 있어요." next={next} reason="chat">
      이야기를 만든 사람에게 메시지를 보낼 수 있어요. 처음 온 메시지는 수락해야 이어져요.
    </SignInFirst>
  )
}
