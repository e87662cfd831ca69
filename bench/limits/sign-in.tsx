/** @jsxImportSource react */
import { Box, Button, Heading, Input, Text } from '@chakra-ui/react'
import ky from 'ky'
import { useState } from 'react'
import { create } from 'zustand'

interface Session {
  token: string
  signIn: (token: string) => void
}
const useSession = create<Session>((set) => ({ token: '', signIn: (token) => set({ token }) }))

export function SignIn() {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { token, signIn } = useSession()
  const send = async () => {
    const answer = await ky.post('/api/auth/login', { json: { email, password } }).json<{ token: string }>()
    signIn(answer.token)
  }
  return (
    <Box as="main" p="4">
      <Heading as="h1" size="2xl">
        Welcome back
      </Heading>
      <Text>Sign in to plan journeys and book seats.</Text>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <Text as="label">
          E-mail address
          <Input id="email" type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
        </Text>
        <Text as="label">
          Password
          <Input type="password" value={password} onChange={(event) => setPassword(event.target.value)} />
        </Text>
        <Button type="submit" mt="4" colorPalette="blue">
          {token ? 'Signed in' : 'Sign in'}
        </Button>
      </form>
    </Box>
  )
}
