export { listHottestPosts } from './list-posts.js'
export { recountPost } from './recount-post.js'
