import { Button } from '@mantine/core';
import { CenteredScreen } from './centered-screen.tsx';

/** S3 section 2.2; it does not tell apart what is not there and what may not be seen. */
export function NotFoundScreen() {
  return (
    <CenteredScreen
      title="404 page not found"
      text="We are sorry but the page you are looking for does not exist, or you are not authorized"
    >
      <Button component="a" href="/" variant="light" mt="sm">
        Go to Home
      </Button>
    </CenteredScreen>
  );
}
