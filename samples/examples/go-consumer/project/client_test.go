package catalog

import (
	"errors"
	"fmt"
	"net/http"
	"testing"
	"time"

	"github.com/pact-foundation/pact-go/v2/consumer"
	"github.com/pact-foundation/pact-go/v2/log"
	"github.com/pact-foundation/pact-go/v2/matchers"
)

// #region pact
func newPact(t *testing.T) *consumer.V4HTTPMockProvider {
	t.Helper()
	if err := log.SetLogLevel("ERROR"); err != nil {
		t.Fatal(err)
	}
	pact, err := consumer.NewV4Pact(consumer.MockHTTPProviderConfig{
		Consumer: "pactflow-example-consumer-golang",
		Provider: "pactflow-example-provider-golang",
	})
	if err != nil {
		t.Fatal(err)
	}
	return pact
}

// #endregion

// #region client
// withClient runs a test with a client that calls Pact's mock server. The server records a request
// shortly after it responds, so Pact must not check the requests immediately:
// https://github.com/pact-foundation/pact-core-mock-server/issues/13
func withClient(test func(Client) error) func(consumer.MockServerConfig) error {
	return func(server consumer.MockServerConfig) error {
		defer time.Sleep(200 * time.Millisecond)
		url := fmt.Sprintf("http://%s:%d", server.Host, server.Port)
		return test(Client{BaseURL: url, Token: "secret"})
	}
}

// #endregion

// #region headers
func headers(b *consumer.V4RequestBuilder) {
	b.Header("Accept", matchers.S("application/json"))
	b.Header("Authorization", matchers.Regex("Bearer secret", "^Bearer .+"))
}

// #endregion

// #region found
func TestProduct(t *testing.T) {
	err := newPact(t).AddInteraction().
		Given("a product with ID 10 exists").
		UponReceiving("a request for product 10").
		WithRequest(http.MethodGet, "/product/10", headers).
		WillRespondWith(http.StatusOK, func(b *consumer.V4ResponseBuilder) {
			b.Header("Content-Type", matchers.Regex("application/json", "^application/json.*"))
			b.JSONBody(matchers.MapMatcher{
				"id":   matchers.Like("10"),
				"name": matchers.Like("Garden chair"),
				"type": matchers.Like("FURNITURE"),
			})
		}).
		ExecuteTest(t, withClient(func(client Client) error {
			got, err := client.Product(t.Context(), "10")
			want := Product{ID: "10", Name: "Garden chair", Type: "FURNITURE"}
			if err == nil && got != want {
				return fmt.Errorf("got %+v, want %+v", got, want)
			}
			return err
		}))
	if err != nil {
		t.Fatal(err)
	}
}

// #endregion

// #region not-found
func TestProductNotFound(t *testing.T) {
	err := newPact(t).AddInteraction().
		Given("no products exist").
		UponReceiving("a request for a product that doesn't exist").
		WithRequest(http.MethodGet, "/product/11", headers).
		WillRespondWith(http.StatusNotFound).
		ExecuteTest(t, withClient(func(client Client) error {
			_, err := client.Product(t.Context(), "11")
			if !errors.Is(err, ErrNotFound) {
				return fmt.Errorf("got error %v, want %v", err, ErrNotFound)
			}
			return nil
		}))
	if err != nil {
		t.Fatal(err)
	}
}

// #endregion
