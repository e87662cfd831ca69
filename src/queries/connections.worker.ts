import { connectionAnswerer, type ConnectionRequest } from './connections-answer'

const answer = connectionAnswerer()

self.addEventListener('message', ({ data }: MessageEvent<ConnectionRequest>) => {
  const reply = answer(data)
  if (reply) self.postMessage(reply)
})
