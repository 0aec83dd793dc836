/** A browser that asks for a picture has no use for a page. */
export function lostPicture(): Response {
  return new Response('그림을 찾을 수 없어요.\n', {
    status: 404,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
