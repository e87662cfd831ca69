/** @jsxImportSource react */
import { Box, Heading, Text } from '@chakra-ui/react'

export const About = () => (
  <Box as="main" p="4" id="about">
    <Heading as="h1" size="2xl">
      About
    </Heading>
    <Text>A page with a few words, which asks for no data.</Text>
  </Box>
)
