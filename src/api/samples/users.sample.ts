import type { LocalRole, LocalUser } from '@/domain/users/local-user'

const people: [name: string, role: LocalRole, joined: string, inactive?: true][] = [
  ['Meera Pillai', 'admin', '2024-01-09'],
  ['Joseph D’Souza', 'admin', '2024-02-20'],
  ['Farah Siddiqui', 'agent', '2024-03-04'],
  ['Harpreet Gill', 'agent', '2024-05-17'],
  ['Lakshmi Narayanan', 'agent', '2024-06-30', true],
  ['Aditya Kulkarni', 'user', '2024-07-12'],
  ['Zainab Merchant', 'user', '2024-07-29'],
  ['Rohan Bhattacharya', 'user', '2024-08-15'],
  ['Kavya Reddy', 'user', '2024-09-02'],
  ['Thomas Kurian', 'user', '2024-09-21', true],
  ['Nandini Deshmukh', 'user', '2024-10-08'],
  ['Imran Qureshi', 'user', '2024-11-19'],
  ['Sunita Rawat', 'user', '2024-12-24'],
  ['Devika Menon', 'user', '2025-01-13'],
  ['Gurpreet Sandhu', 'user', '2025-02-05'],
  ['Ananya Chatterjee', 'user', '2025-02-27'],
  ['Prakash Jena', 'user', '2025-03-18', true],
  ['Leela Varghese', 'user', '2025-04-06'],
  ['Mohan Lal Meena', 'user', '2025-05-22'],
  ['Tashi Dolma', 'user', '2025-06-14'],
  ['Vikrant Solanki', 'user', '2025-07-01'],
  ['Oindrila Sen', 'user', '2025-08-11'],
  ['Bala Murugan', 'user', '2025-09-03'],
  ['Ruth Lalrinpuii', 'user', '2025-10-25', true],
]

const mailName = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '.')

export const sampleUsers: readonly LocalUser[] = people.map(([name, role, joined, inactive], index) => ({
  _id: `sample-${index + 1}`,
  name,
  email: `${mailName(name)}@sample.example`,
  role,
  status: inactive ? 'inactive' : 'active',
  createdAt: `${joined}T09:30:00.000Z`,
}))
