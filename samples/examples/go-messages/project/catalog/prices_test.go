package catalog

import (
	"fmt"
	"testing"

	"github.com/pact-foundation/pact-go/v2/log"
	"github.com/pact-foundation/pact-go/v2/matchers"
	"github.com/pact-foundation/pact-go/v2/message/v4"
)

// #region consumer-test
func TestPriceChanged(t *testing.T) {
	if err := log.SetLogLevel("ERROR"); err != nil {
		t.Fatal(err)
	}
	pact, err := v4.NewAsynchronousPact(v4.Config{
		Consumer: "Catalog",
		Provider: "Products",
		PactDir:  "../pacts",
	})
	if err != nil {
		t.Fatal(err)
	}

	err = pact.AddAsynchronousMessage().
		Given("product 10 exists").
		ExpectsToReceive("product price changed").
		WithMetadata(map[string]string{"topic": "products"}).
		WithJSONContent(matchers.MapMatcher{
			"id":    matchers.Like("10"),
			"price": matchers.Like(44.9),
		}).
		ConsumedBy(func(message v4.AsynchronousMessage) error {
			prices := PriceList{}
			if err := prices.HandlePriceChanged(message.Contents); err != nil {
				return err
			}
			if prices["10"] != 44.9 {
				return fmt.Errorf("got price %v, want 44.9", prices["10"])
			}
			return nil
		}).
		Verify(t)
	if err != nil {
		t.Fatal(err)
	}
}

// #endregion
